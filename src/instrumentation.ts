/** Called by Next when the server starts. Migrates the database and starts background work before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDatabaseCheck, startReadings, startStatistics } = await import('@/db/worker')
  startDatabaseCheck()
  startReadings()
  startStatistics()
  const { startForms } = await import('@/forms/host/server/worker')
  await startForms()
  const { startEventCounts } = await import('@/analytics/server/daily-counts')
  startEventCounts()
  const { startComments } = await import('@/comments/server/worker')
  startComments()
  const { startMembers } = await import('@/members/members')
  startMembers()
}
