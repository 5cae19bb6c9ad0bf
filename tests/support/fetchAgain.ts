/**
 * For `route.fetch`: a server may close a kept connection in the moment in which a request goes into it. A browser asks
 * again by itself, Playwright where it is told to.
 */
export const fetchAgain = { maxRetries: 2 }
