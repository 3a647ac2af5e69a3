import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { podcast } from '@/content/collections'

/**
 * `npm run podcast-trailer`: turns the transcript of the trailer into speech, public/podcast/trailer.mp3. The result is
 * committed, so only a new transcript needs this script and the programs espeak-ng and lame.
 */
const trailer = podcast.all().find(({ data }) => data.number === 0)
if (!trailer) throw new Error('There is no episode with number 0')
const text = trailer.data.transcript.map(({ says }) => says).join(' ... ')
const folder = mkdtempSync(path.join(tmpdir(), 'trailer-'))
const speech = path.join(folder, 'speech.wav')
mkdirSync('public/podcast', { recursive: true })
execFileSync('espeak-ng', ['-v', 'en-us+f3', '-s', '150', '-p', '42', '-g', '6', '-w', speech, text])
// prettier-ignore
execFileSync('lame', [
  '--quiet', '-m', 'm', '-b', '64',
  '--tt', trailer.data.title, '--ta', 'The Good Thing', '--ty', trailer.data.date.slice(0, 4),
  speech, 'public/podcast/trailer.mp3',
])
rmSync(folder, { recursive: true })
