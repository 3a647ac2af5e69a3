/** Adds the methods of sets, such as intersection, where they are missing; core-js ships it without types. */
declare module 'core-js/proposals/set-methods-v2'
