/**
 * For `route.fetch`: a server may close a kept-alive connection while a request is sent. Browsers then retry
 * automatically, Playwright only with this option.
 */
export const fetchAgain = { maxRetries: 2 }
