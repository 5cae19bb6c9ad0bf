import { fileAddress } from '../basePath.ts'

/** The script of the service worker of the mock backend; each installation on a host has a separate one. */
export const trainingWorker = fileAddress('mockServiceWorker.js')
