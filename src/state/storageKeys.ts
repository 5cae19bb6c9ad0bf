/** The one key of what outlives the page (document 1, section 4); read by the frame of the page too, before any program. */
export const stateKey = 'delovod.state'
