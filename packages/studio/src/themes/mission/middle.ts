import { height, width } from '../../bodies'
import { middle } from './middle'

/** The center of a picture. */
export const middle = { x: width / 2, y: height / 2 }
