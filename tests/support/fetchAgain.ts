/**
 * Options for `route.fetch`. A server may close a kept-alive connection while a request is sent; browsers then retry
 * automatically, Playwright only with these options.
 */
export const fetchAgain = { maxRetries: 2 }
