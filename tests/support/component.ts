import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What is loaded late comes late on a busy machine; waiting ends as soon as it is there. */
configure({ asyncUtilTimeout: 15_000 })

/** Nothing of one test is left for the next, which may be of another file: neither what was rendered nor live regions. */
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
