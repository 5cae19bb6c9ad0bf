import type { FaultRule } from '../../mocks/engine/faults.ts'
import { setFaults } from '../../mocks/engine/faults.ts'
import { type Api, type Change, through } from '../backend/api.ts'
import { classHandlers } from './classroomApi.ts'
import { type CorsLacks, corsFor } from './cors.ts'
import type { DatabaseFile } from './databaseFile.ts'
import { type Engine, startEngine } from './engine.ts'
import { startHttp } from './httpServer.ts'
import { type HubServer, hubServer } from './hubServer.ts'

export type NetworkSettings = {
  file: DatabaseFile
  now?: () => Date
  /** The port of the register and the port of the second backend, which has the push hub. 0 selects any free port. */
  ports: { register: number; shreder: number }
  host?: string
  name?: string
  origins: readonly string[]
  largestBodyMegabytes?: number
  deliveriesFaster?: number
  isStill?: boolean
  faults?: FaultRule[]
  corsLacks?: CorsLacks
  changes?: readonly Change[]
  /** True if the server also has the endpoints for a training class (`/practice/`). */
  isClass?: boolean
}

export type NetworkServer = {
  engine: Engine
  hub: string
  api: { register: string; shreder: string }
  listeners: HubServer['connections']
  stop: () => Promise<void>
}

export const hubPath = '/hubs/notifications'
const megabyte = 1024 * 1024

/**
 * Starts the mock backend on a real network: two ports, and a hub on the second. Use it only for training and tests,
 * because its tokens are not secret.
 */
export const startNetwork = async (settings: NetworkSettings): Promise<NetworkServer> => {
  const { file, now = () => new Date(), ports, origins, largestBodyMegabytes = 60, changes = [] } = settings
  setFaults(settings.faults ?? [])
  const seats = new Map<string, string>()
  const engine = startEngine({
    file,
    now,
    seatOf: (token) => seats.get(token),
    ...(settings.deliveriesFaster !== undefined && { deliveriesFaster: settings.deliveriesFaster }),
    ...(settings.isStill !== undefined && { isStill: settings.isStill }),
  })
  const whole: Api = ({ request, backend, path }) => engine.dispatch(request, backend, path)
  const common = {
    api: through(whole, ...(settings.isClass ? [classHandlers(engine, seats)] : []), ...changes),
    cors: corsFor(origins, settings.corsLacks),
    largestBody: largestBodyMegabytes * megabyte,
    ...(settings.host !== undefined && { host: settings.host }),
    ...(settings.name !== undefined && { name: settings.name }),
  }
  const hub = hubServer(engine, hubPath, (origin) => origins.includes(origin))
  const register = await startHttp({ ...common, backend: 'register', port: ports.register })
  const shreder = await startHttp({ ...common, backend: 'shreder', port: ports.shreder, handleOther: hub.handleOther })
  hub.listenOn(shreder.server)
  return {
    engine,
    hub: shreder.address + hubPath,
    api: { register: register.address, shreder: shreder.address },
    listeners: hub.connections,
    stop: async () => {
      hub.stop()
      await Promise.all([register.stop(), shreder.stop()])
      engine.stop()
    },
  }
}
