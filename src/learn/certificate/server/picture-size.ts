/** Width and height of the picture of a certificate in pixels, as social networks show it. */
export const pictureSize = { width: 1200, height: 630 }
