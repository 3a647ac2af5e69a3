import { Picture } from '@/ui/picture'
import { voices, type Episode } from './episodes'

/** Hosts and guests of a conversation. */
export function Speakers({ episode }: { episode: Episode }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-3 lg:grid">
      {voices(episode).map(({ name, role, avatar }) => (
        <li key={name} className="flex items-center gap-3 text-sm leading-snug">
          {avatar && (
            <Picture
              src={avatar.src}
              width={40}
              height={40}
              alt=""
              sizes="40px"
              className="size-10 shrink-0 rounded-full"
            />
          )}
          <span>
            {name}
            {role && <span className="block text-muted">{role}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
