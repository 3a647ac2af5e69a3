import { accountPage, addPasskey, endSession, removePasskey, sendPasskeyOptions } from './pages/account'
import { followLink, sendJoinOptions, showLink } from './pages/join'
import { sendSignInOptions, signIn, signInPage, signOut } from './pages/sign-in'
import type { Route } from './types'

/** The addresses at which members sign in and look after their passkeys and sessions. */
export const memberRoutes: Route[] = [
  { path: '/desk/account', nav: 'You', get: accountPage },
  { path: '/desk/account/passkeys', for: 'everybody', proof: true, post: addPasskey },
  { path: '/desk/account/passkeys/options', for: 'everybody', proof: true, post: sendPasskeyOptions },
  { path: '/desk/account/passkeys/remove', for: 'everybody', post: removePasskey },
  { path: '/desk/account/sessions/end', for: 'everybody', post: endSession },
  { path: '/desk/sign-out', for: 'everybody', post: signOut },
  { path: '/desk/sign-in', open: true, get: signInPage, post: signIn },
  { path: '/desk/sign-in/options', open: true, post: sendSignInOptions },
  { path: '/desk/join', open: true, get: showLink('invitation'), post: followLink('invitation') },
  { path: '/desk/join/options', open: true, post: sendJoinOptions },
  { path: '/desk/link', open: true, get: showLink('link'), post: followLink('link') },
]
