type Entry = { step: string; meetings: number; hub: number }

/** Working days for one change to a schema, with and without Hub. Example figures. */
export const ledger: Entry[] = [
  { step: 'Find out who owns the two fields', meetings: 2, hub: 0 },
  { step: 'Agree on names and types', meetings: 7, hub: 1 },
  { step: 'Wait until the services return the fields', meetings: 9, hub: 0 },
  { step: 'Build the page, against mocks in Hub', meetings: 2, hub: 1 },
]

/** Working days of all steps together. */
export function total(way: 'meetings' | 'hub'): number {
  return ledger.reduce((days, entry) => days + entry[way], 0)
}
