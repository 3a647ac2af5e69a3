import { BadgeCheck, CircleCheck, Lock } from '@/ui/icon'
import { SmartLink } from '@/ui/link'

const facts = [
  {
    Icon: CircleCheck,
    title: 'A composer grades every exercise',
    text: 'The composer and the query planner of the playground run in your browser. Every exercise lists its goals, and common mistakes get their own explanation.',
    link: { href: '/playground', label: 'Open the playground' },
  },
  {
    Icon: Lock,
    title: 'Your progress stays with you',
    text: 'Answers and drafts are stored in this browser. You can export them to a file and import them on another machine. There is no account.',
    link: { href: '/data', label: 'See what is stored' },
  },
  {
    Icon: BadgeCheck,
    title: 'A certificate that can be verified',
    text: 'Solve every exercise and question, and you get a signed file in your name. Anyone can check its signature.',
    link: { href: '/learn/verify', label: 'Verify a certificate' },
  },
]

/** How learning works here: grading, progress, and certificate. */
export function LearnFacts() {
  return (
    <section aria-labelledby="how" className="container-page py-16 md:py-24">
      <h2 id="how" className="max-w-[44rem] heading-section">
        How the courses work
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {facts.map(({ Icon, title, text, link }) => (
          <li key={title} className="flex flex-col">
            <Icon size={24} className="text-accent" />
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-2 mb-4 text-muted">{text}</p>
            <SmartLink
              href={link.href}
              className="mt-auto self-start py-1 underline underline-offset-4 hover:text-accent"
            >
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
