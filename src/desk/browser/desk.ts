import { startPasskeys } from './passkeys'

startPasskeys()
