import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button-link'

const texts = {
  invalid: {
    heading: 'This link shows no valid certificate',
    text: 'It was cut off or changed, or another site made it. Paste the link on the page to verify to find out which.',
  },
  unavailable: {
    heading: 'The certificate cannot be verified right now',
    text: 'Our database does not respond. Please reload this page in a moment.',
  },
}

/** In place of a certificate that cannot be shown: edited, signed by others, cut off, or not to be verified right now. */
export function ProblemPage({ problem }: { problem: keyof typeof texts }) {
  const { heading, text } = texts[problem]
  return (
    <div className="container-page py-20 md:py-28">
      <p className="eyebrow">Certificates</p>
      <h1 className="heading-section">{heading}</h1>
      <p className="mt-5 max-w-[38rem] text-lg text-muted">{text}</p>
      <ButtonLink href={paths.verify} variant="secondary" className="mt-8">
        Verify a certificate
      </ButtonLink>
    </div>
  )
}
