import { startCommentKeys } from './comment-keys'
import { startPasskeys } from '@/members/browser/passkeys'

startPasskeys()
startCommentKeys()
