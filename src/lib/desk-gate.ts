import { processValue, setProcessValue } from './process-value'

type Gate = () => Promise<boolean>

const closed: Gate = async () => false

/** The command that makes the first member. */
export const firstInvitation = 'npm run desk -- invite you@company.example'

/** Sets the function that tells whether the desk exists, which is when it has a member. */
export function setDeskGate(gate: Gate): void {
  setProcessValue('desk-gate', gate)
}

/** Whether the desk exists. Without a database it cannot be known; the desk then says that it is not available. */
export async function isDeskOpen(): Promise<boolean> {
  return processValue('desk-gate', () => closed)().catch(() => true)
}
