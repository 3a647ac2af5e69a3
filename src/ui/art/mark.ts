/**
 * The mark: an orbit, drawn heavier where the body moves faster, and the body at its perigee. Coordinates lie along the
 * axis of the orbit; `markTransform` tilts them into a 32-unit square. The gap around the body is part of the outline, so
 * the mark needs no mask and works in one color.
 */
export const markTransform = 'translate(16 16) rotate(-42)'
export const markOrbit =
  'M13.82 5A15.2 12 0 1 1 13.82 -5A5 5 0 0 0 10.76 -4.11A12.75 9.55 0 1 0 10.76 4.11A5 5 0 0 0 13.82 5Z'
export const markPlanet = { cx: 2.6, r: 6 }
export const markBody = { cx: 13.6, r: 3.4 }
