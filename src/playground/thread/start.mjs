import { register } from 'tsx/esm/api'

// `--import tsx` has no effect in a thread of Node 20.
register()
await import('./tasks')
