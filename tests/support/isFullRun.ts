/** `npm run journeys:all`: all journeys, and complete walks; `npm test` runs only a part of the long ones. */
export const isWhole = process.env.JOURNEYS_ALL === '1'
