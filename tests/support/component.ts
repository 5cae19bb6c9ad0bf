import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** In milliseconds. Lazy modules load slowly on a busy machine; waiting ends as soon as they are loaded. */
configure({ asyncUtilTimeout: 15_000 })

/** Removes rendered content and live regions. They could affect the next test, even one of another file. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
