type Gate = () => Promise<boolean>

// The front server and Next's routes are separate bundles, each with its own copy of this module.
const place: unique symbol = Symbol.for('site.desk-gate')
const shared = globalThis as { [place]?: Gate }

/** The command that makes the first member. */
export const firstInvitation = 'npm run desk -- invite you@company.example'

/** Sets the function that tells whether the desk exists, which is when it has a member. */
export function setDeskGate(gate: Gate): void {
  shared[place] = gate
}

/** Whether the desk exists. Without a database it cannot be known, and nobody can sign in. */
export async function isDeskOpen(): Promise<boolean> {
  return (await shared[place]?.().catch(() => false)) ?? false
}
