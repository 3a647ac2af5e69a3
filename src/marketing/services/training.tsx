import { FormButton } from '@/forms/form-button'
import { Clock } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { servicesData } from './data'

/** The two live courses, and a link to the online one. */
export function Training() {
  return (
    <Section
      id="training"
      tone="raised"
      heading="Train your team on your own schemas"
      lead={
        <>
          Two live formats for teams. The online course{' '}
          <SmartLink href="/learn/graphql-federation" className="text-text underline underline-offset-4">
            Everything GraphQL Federation
          </SmartLink>{' '}
          is free.
        </>
      }
      leadBeside
    >
      <div className="grid gap-6 md:grid-cols-2">
        {servicesData().courses.map(({ form, title, length, text, topics, action }) => (
          <article
            key={form}
            className="flex flex-col rounded-card border border-line-strong bg-ground p-6 md:p-8"
          >
            <p className="flex items-center gap-2 text-sm text-muted">
              <Clock size={16} /> {length}
            </p>
            <h3 className="mt-3 text-2xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
            <ul className="my-6 grid grow content-start divide-y divide-line border-y border-line text-body-sm">
              {topics.map((topic) => (
                <li key={topic} className="py-2">
                  {topic}
                </li>
              ))}
            </ul>
            <FormButton
              form={form}
              kind={form === 'expertCourse' ? 'slider' : 'popup'}
              variant={form === 'crashCourse' ? 'primary' : 'secondary'}
              className="self-start"
            >
              {action}
            </FormButton>
          </article>
        ))}
      </div>
    </Section>
  )
}
