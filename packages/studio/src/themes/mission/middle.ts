import { height, width } from '../../bodies'

/** The center of a picture. */
export const middle = { x: width / 2, y: height / 2 }
