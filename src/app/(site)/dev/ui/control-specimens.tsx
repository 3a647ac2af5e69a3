import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { DiscordMark, GitHubMark, LinkedInMark, RedditMark, RssMark, XMark } from '@/ui/brand-icon'
import * as icons from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Spinner } from '@/ui/spinner'
import { DialogDemo, LoadingDemo } from './demos.client'
import { Specimen, type Theme } from './specimen'

const variants = ['primary', 'secondary', 'ghost'] as const
const marks = [GitHubMark, DiscordMark, XMark, LinkedInMark, RssMark, RedditMark]

export function ControlSpecimens({ theme }: { theme: Theme }) {
  return (
    <>
      <Specimen title="Button: sizes, links">
        {variants.map((variant) => (
          <div key={variant} className="mb-4 flex flex-wrap items-center gap-3">
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant}>Medium</Button>
            <ButtonLink href="/contact/sales" variant={variant} size="lg">
              Talk to an engineer
              <icons.ArrowRight size={18} />
            </ButtonLink>
          </div>
        ))}
      </Specimen>
      <Specimen title="Button: loading, loading with label, disabled">
        {variants.map((variant) => (
          <div key={variant} className="mb-4 flex flex-wrap items-center gap-3">
            <Button variant={variant} loading>
              Send
            </Button>
            <Button variant={variant} loading loadingLabel="Sending…">
              Send
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <LoadingDemo />
      </Specimen>
      <Specimen title="SmartLink: internal, anchor, own host, external, plain, mail, file">
        <p className="flex flex-wrap gap-x-6 gap-y-2 [&_a]:underline [&_a]:underline-offset-4">
          <SmartLink href="/pricing">Pricing</SmartLink>
          <SmartLink href="#top">Top</SmartLink>
          <SmartLink href="https://docs.perigee.example/router">Documentation</SmartLink>
          <SmartLink href="https://graphql.org/learn/federation/">GraphQL federation</SmartLink>
          <SmartLink href="https://graphql.org/" plain>
            GraphQL
          </SmartLink>
          <SmartLink href="mailto:hello@perigee.example">Mail</SmartLink>
          <SmartLink href="/rss.xml">RSS</SmartLink>
        </p>
      </Specimen>
      <Specimen title="Icons, marks, spinner">
        <div className="flex flex-wrap gap-3 text-muted">
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          {marks.map((Mark, index) => (
            <Mark key={index} />
          ))}
          <Spinner />
          <Spinner size={24} className="text-accent" />
        </div>
      </Specimen>
      <Specimen title="Dialog: headed, bare, long text">
        <DialogDemo theme={theme} />
      </Specimen>
    </>
  )
}
