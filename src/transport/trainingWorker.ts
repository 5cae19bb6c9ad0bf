import { fileAddress } from '../basePath.ts'

/** The address of the service worker that hands calls to the imitation; another installation of the host has its own. */
export const trainingWorker = fileAddress('mockServiceWorker.js')
