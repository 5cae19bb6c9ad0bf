import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** In milliseconds. Lazy modules load slowly on a busy machine; a query returns as soon as the element appears. */
configure({ asyncUtilTimeout: 15_000 })

/** Removes rendered content and live regions, because they could affect the next test, even a test of another file. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
