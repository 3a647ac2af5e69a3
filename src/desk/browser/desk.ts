import { startCommentKeys } from './comment-keys'
import { startPasskeys } from './passkeys'

startPasskeys()
startCommentKeys()
