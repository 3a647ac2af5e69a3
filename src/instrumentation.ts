/** Next calls this once when a server starts, before it answers: the structure of the database is up to date then. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startForms } = await import('@/forms/host/server/worker')
  await startForms()
  const { startEventRetention } = await import('@/analytics/server/worker')
  startEventRetention()
  const { startComments } = await import('@/comments/server/worker')
  startComments()
}
