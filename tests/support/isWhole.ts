/** `npm run journeys:all`: every journey, and every walk whole; `npm test` has time for a share of the long ones. */
export const isWhole = process.env.JOURNEYS_ALL === '1'
