import type { Ways } from './trainee.ts'
import { waysOfMail } from './ways/mail.ts'
import { waysOfOutgoing } from './ways/outgoing.ts'
import { waysOfRegistry } from './ways/registry.ts'
import { waysOfResolutions } from './ways/resolutions.ts'
import { waysOfServices } from './ways/services.ts'
import { waysOfWholeDay } from './ways/wholeDay.ts'

export const waysOfDocuments: Readonly<Record<string, Ways>> = {
  ...waysOfRegistry,
  ...waysOfMail,
  ...waysOfResolutions,
  ...waysOfOutgoing,
  ...waysOfServices,
  ...waysOfWholeDay,
}
