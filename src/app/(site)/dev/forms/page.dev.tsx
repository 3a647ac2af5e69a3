import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { forms } from '@/config/forms'
import { FormButton } from '@/forms/form-button'
import { FormInline } from '@/forms/form-inline'
import { buttonClass } from '@/ui/button'

export const metadata: Metadata = { title: 'Form widgets' }

type Attributes = Record<`data-tf-${string}`, string | number>
type Sample = { name: string; attributes: Attributes }

const names = Object.keys(forms) as (keyof typeof forms)[]

const samples: Sample[] = [
  { name: 'Popup', attributes: { 'data-tf-popup': 'sales' } },
  {
    name: 'Popup, 600 × 500',
    attributes: { 'data-tf-popup': 'contact', 'data-tf-width': 600, 'data-tf-height': 500 },
  },
  { name: 'Popup as a conversation', attributes: { 'data-tf-popup': 'sales', 'data-tf-chat': '' } },
  {
    name: 'Popup that closes after sending',
    attributes: { 'data-tf-popup': 'get-started', 'data-tf-auto-close': 2000 },
  },
  { name: 'Slider', attributes: { 'data-tf-slider': 'crash-course' } },
  {
    name: 'Slider from the left',
    attributes: { 'data-tf-slider': 'crash-course', 'data-tf-position': 'left' },
  },
  {
    name: 'Host that does not answer',
    attributes: { 'data-tf-popup': 'sales', 'data-tf-domain': 'http://127.0.0.1:9' },
  },
  { name: 'Form that does not exist', attributes: { 'data-tf-popup': 'nothing' } },
]

const byThemselves: Record<string, Sample[]> = {
  load: [{ name: 'Popup on load', attributes: { 'data-tf-popup': 'sales', 'data-tf-open': 'load' } }],
  time: [
    {
      name: 'Slider after 2 s',
      attributes: { 'data-tf-slider': 'sales', 'data-tf-open': 'time', 'data-tf-open-value': 2000 },
    },
  ],
  scroll: [
    {
      name: 'Popup at 50 %',
      attributes: { 'data-tf-popup': 'sales', 'data-tf-open': 'scroll', 'data-tf-open-value': 50 },
    },
  ],
  exit: [
    {
      name: 'Popup on leaving',
      attributes: { 'data-tf-popup': 'sales', 'data-tf-open': 'exit', 'data-tf-open-value': 20 },
    },
  ],
  popover: [
    {
      name: 'Popover',
      attributes: {
        'data-tf-popover': 'contact',
        'data-tf-notification-days': 1,
        'data-tf-tooltip': 'Questions about federation? Ask an engineer.',
      },
    },
  ],
  'side-tab': [
    { name: 'Side tab', attributes: { 'data-tf-sidetab': 'contact', 'data-tf-button-text': 'Ask us' } },
  ],
}

type Props = { searchParams: Promise<{ show?: string | string[] }> }

/** Every form widget and trigger, in `npm run dev` only. `?show=` chooses which one opens automatically. */
export default async function FormWidgetsPage({ searchParams }: Props) {
  const { show = '' } = await searchParams
  const chosen = [show].flat().flatMap((name) => byThemselves[name] ?? [])
  return (
    <div className="container-page space-y-16 py-12">
      <h1 className="text-4xl font-semibold tracking-tight">Form widgets</h1>
      <Group title="The button of the site">
        {names.map((name) => (
          <FormButton key={name} form={name} variant="secondary" size="sm">
            {name}
          </FormButton>
        ))}
      </Group>
      <Group title="Markup">
        {samples.map((sample) => (
          <MarkupButton key={sample.name} {...sample} />
        ))}
      </Group>
      <Group title="Opening by themselves, and beside the page">
        {Object.keys(byThemselves).map((name) => (
          <a key={name} href={`?show=${name}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {name}
          </a>
        ))}
        {chosen.map(({ name, attributes }) => (
          <span key={name} {...attributes}>
            {name}
          </span>
        ))}
      </Group>
      <div className="h-[1200px] border-l border-line" />
      <FormInline form="contact" className="h-[640px] rounded-card border border-line" />
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl font-semibold">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}

function MarkupButton({ name, attributes }: Sample) {
  return (
    <button type="button" className={buttonClass({ variant: 'secondary', size: 'sm' })} {...attributes}>
      {name}
    </button>
  )
}
