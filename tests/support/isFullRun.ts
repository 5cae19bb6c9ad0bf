/**
 * True in `npm run journeys:all`, which runs all journeys and visits all screens; `npm test` runs only a part of the
 * long journeys.
 */
export const isWhole = process.env.JOURNEYS_ALL === '1'
