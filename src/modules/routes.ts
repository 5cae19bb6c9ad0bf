import type { ModuleKey } from '../contract/moduleKeys.ts'
import { administrativeServices } from './administrativeServices.ts'
import { businessAnalysis } from './businessAnalysis.ts'
import { businessProcesses } from './businessProcesses.ts'
import { documentsFlow } from './documentsFlow.ts'
import { inspections } from './inspections.ts'
import { library } from './library.ts'
import { login } from './login.ts'
import { myDay } from './myDay.ts'
import type { AppModule, AppRoute } from './route.ts'
import { rtsi } from './rtsi.ts'
import { settings } from './settings.ts'
import { staff } from './staff.ts'
import { vehicles } from './vehicles.ts'

/** The nine modules, in the order of specification 1, section 1. */
export const modules: readonly AppModule[] = [
  settings,
  businessProcesses,
  administrativeServices,
  vehicles,
  staff,
  documentsFlow,
  rtsi,
  inspections,
  businessAnalysis,
]

export const defaultModule: ModuleKey = 'administrative-services'

/**
 * All routes. Those of document work come first, because without access to the current module the first permitted route
 * opens.
 */
export const allRoutes: readonly AppRoute[] = [
  ...login,
  ...administrativeServices.routes,
  ...documentsFlow.routes,
  ...modules.filter((one) => one !== administrativeServices && one !== documentsFlow).flatMap(({ routes }) => routes),
  ...library,
  myDay,
]
