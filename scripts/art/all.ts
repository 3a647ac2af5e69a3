import { avatarPictures } from './avatars'
import { brandPictures } from './brand'
import type { Shoot } from './browser'
import type { Picture } from './picture'
import { pagePictures, postPictures } from './plan'

/** Every picture that the site draws for itself. */
export function allPictures(shoot: Shoot): Picture[] {
  return [...brandPictures(), ...avatarPictures(shoot), ...pagePictures(shoot), ...postPictures(shoot, [])]
}
