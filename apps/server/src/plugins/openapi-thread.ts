// Runs in a worker thread: to describe all calls takes a third of a second.
import { parentPort, workerData } from 'node:worker_threads';
import { openApiOf } from './openapi-document.ts';
import { packJson } from './packed-json.ts';

parentPort?.postMessage(packJson(await openApiOf(workerData)));
