import { brand } from '@/config/brand'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'

export function JobsHero({ openings }: { openings: number }) {
  return (
    <section className="relative overflow-clip border-b border-line">
      <OrbitField
        body
        center={[0.84, 0.38]}
        className="mask-l-from-15% mask-l-to-55% max-lg:translate-x-10"
      />
      <div className="relative container-page py-20 md:py-28">
        <p className="eyebrow">Jobs at {brand}</p>
        <h1 className="max-w-[18ch] text-4xl leading-[1.06] font-semibold tracking-[-0.03em] sm:text-5xl md:text-6xl">
          Work on the program in everyone’s request path
        </h1>
        <p className="mt-6 max-w-[38rem] text-lg text-pretty text-muted md:text-xl">
          Thirty people in nine countries build an open-source federation platform. You will find the salary,
          the hours and every interview step in the posting, because you should know them before you write to
          us.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink href="#open-position" size="lg">
            {openings === 1 ? 'See the open position' : `See ${openings} open positions`}
          </ButtonLink>
          <ButtonLink href="/blog/how-we-review-schemas" variant="ghost" size="lg" className="max-sm:-ml-6">
            How we work: reviewing schemas
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
