import type { Page } from 'playwright/test'
import { type Fault, setFaults } from '../../mocks/engine/faults.ts'
import { isOnNetwork } from '../support/networkWorld.ts'

/** Switches faults of the imitated backend on, in the page or at the other end of the network; none at all heals it. */
export const switchFaults = async (page: Page, ...faults: Fault[]): Promise<void> => {
  if (isOnNetwork) return setFaults(faults)
  await page.evaluate((wanted) => {
    if (!window.delovodTraining) throw new Error('There is no in-browser backend on this page')
    return window.delovodTraining.setFaults(wanted)
  }, faults)
}
