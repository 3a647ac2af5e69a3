import { buttonClass, type ButtonLook } from './button'
import { SmartLink, type SmartLinkProps } from './link'

/** A link that looks like a button. A file of its own, because links are server components and buttons run in the browser. */
export function ButtonLink({ variant, size, className, plain = true, ...link }: SmartLinkProps & ButtonLook) {
  return <SmartLink plain={plain} className={buttonClass({ variant, size }, className)} {...link} />
}
