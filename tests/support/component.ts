import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What is loaded late comes late on a busy machine; waiting ends as soon as it is there. */
configure({ asyncUtilTimeout: 15_000 })

/** What a test of a component has drawn is gone before the next one. */
afterEach(cleanup)
