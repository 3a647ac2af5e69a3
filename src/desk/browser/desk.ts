import { startPasskeys } from '@/members/browser/passkeys'
import { startCommentKeys } from './comment-keys'

startPasskeys()
startCommentKeys()
