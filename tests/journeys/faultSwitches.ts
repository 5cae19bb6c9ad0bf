import type { Page } from 'playwright/test'
import { type FaultRule, setFaults } from '../../mocks/engine/faults.ts'
import { isOnNetwork } from '../support/networkDatabase.ts'

/** Activates these simulated faults in the page or on the network server. Without arguments, deactivates all faults. */
export const switchFaults = async (page: Page, ...faults: FaultRule[]): Promise<void> => {
  if (isOnNetwork) return setFaults(faults)
  await page.evaluate((wanted) => {
    if (!window.delovodTraining) throw new Error('There is no in-browser backend on this page')
    return window.delovodTraining.setFaults(wanted)
  }, faults)
}
