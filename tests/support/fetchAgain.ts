/**
 * For `route.fetch`: a server may close a kept-alive connection while a request is sent. Browsers retry automatically,
 * Playwright only if configured.
 */
export const fetchAgain = { maxRetries: 2 }
