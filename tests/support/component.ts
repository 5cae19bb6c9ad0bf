import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Lazy modules load slowly on a busy machine; waiting ends as soon as they are there. */
configure({ asyncUtilTimeout: 15_000 })

/** Removes rendered content and live regions, which could affect the next test, even of another file. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
