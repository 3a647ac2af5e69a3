import { createServer } from 'node:net'
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { describeEngines } from '@/db/testing/engines'
import { deliverDue } from '@/db/outbox/outbox'
import { write } from '@/db/write'
import { listen } from '@/lib/testing/listen'
import { storeLead } from '../testing/lead'
import { changeLead } from './lead-work'
import { hasLeadMail, hasMail, mailOutbox, sendMail } from './mail'

/** A mail server that takes every mail. */
async function createMailServer() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let [text, isData] = ['', false]
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (isData && !text.endsWith('\r\n.\r\n')) return
      // As it reads once quoted-printable is decoded (RFC 2045, 6.7).
      if (isData) mails.push(text.replaceAll('=\r\n', ''))
      const isBeginning = !isData && /^DATA\r\n/im.test(text)
      socket.write(isBeginning ? '354 go on\r\n' : '250 ok\r\n')
      ;[text, isData] = ['', isBeginning]
    })
  })
  return { mails, close: () => server.close(), url: `smtp://127.0.0.1:${await listen(server)}` }
}

test('no mail is sent unless a server and a sender are configured', () => {
  expect([hasMail(), hasLeadMail()]).toEqual([false, false])
  vi.stubEnv('SMTP_URL', 'smtp://mail.example')
  vi.stubEnv('LEADS_MAIL_TO', 'team@site.example')
  expect(hasLeadMail()).toBe(false)
  vi.stubEnv('MAIL_FROM', 'desk@site.example')
  expect(hasLeadMail()).toBe(true)
})

describeEngines('mail about leads', (open) => {
  test('a new lead is told at once and its owner on the day of the reminder, without what was typed', async () => {
    const db = await open()
    const { mails, close, url } = await createMailServer()
    vi.stubEnv('SMTP_URL', url)
    vi.stubEnv('MAIL_FROM', 'Desk <desk@site.example>')
    vi.stubEnv('LEADS_MAIL_TO', 'team@site.example')
    vi.stubEnv('SITE_URL', 'https://site.example')
    const member = { id: randomUUID(), email: 'ada@team.example', invited_at: '', joined_at: '' }
    await db.insertInto('desk_member').values(member).execute()
    const at = (day: string) => () => new Date(`2026-05-${day}T12:00:00.000Z`)
    const typed = { name: 'Grace Hopper', email: 'grace@a.example' }
    const id = await storeLead(db, { answers: typed, now: at('01')(), mail: true })
    const change = { state: 'new' as const, owner: member.id, note: '', version: 0 }
    await write(db, (work) => changeLead(work, id, { ...change, remindOn: '2026-05-09' }))
    await write(db, (work) => changeLead(work, id, { ...change, remindOn: '2026-05-07', version: 1 }))

    const deliver = (day: string) => deliverDue(db, mailOutbox, sendMail, at(day))
    const sent: number[] = []
    for (const day of ['01', '06', '07', '10']) sent.push(await deliver(day))
    expect(sent).toEqual([1, 0, 1, 0])
    expect(mails[0]).toMatch(/To: team@site\.example[^]*New lead/)
    expect(mails[1]).toMatch(/To: ada@team\.example[^]*Reminder/)
    for (const mail of mails) {
      expect(mail).toContain(`https://site.example/desk/leads/${id}`)
      expect(mail).not.toMatch(/Grace|grace@/)
    }
    await write(db, (work) => changeLead(work, id, { ...change, remindOn: '2026-05-20', version: 2 }))
    await write(db, (work) => changeLead(work, id, { ...change, remindOn: '', version: 3 }))
    expect(await deliver('30')).toBe(0)
    close()
  })
})
