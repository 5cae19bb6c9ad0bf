import { fileAddress } from '../basePath.ts'

/** Each installation on a host has its own service worker for the mock backend. */
export const trainingWorker = fileAddress('mockServiceWorker.js')
