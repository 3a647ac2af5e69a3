import { buttonClass, type ButtonLook } from './button'
import { SmartLink, type SmartLinkProps } from './link'

/** A link that looks like a button. Beside the button, because links know the site's address and buttons run in the browser. */
export function ButtonLink({ variant, size, className, plain = true, ...link }: SmartLinkProps & ButtonLook) {
  return <SmartLink plain={plain} className={buttonClass({ variant, size }, className)} {...link} />
}
