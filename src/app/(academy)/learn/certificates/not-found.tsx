import { ProblemPage } from '@/learn/certificate/problem-page'

/** For links whose certificate was edited, signed by others, or cut off. */
export default function NoCertificate() {
  return <ProblemPage problem="invalid" />
}
