import type { Contract } from '@weekwise/contracts/contract.ts';
import { errorBody } from '@weekwise/contracts/errors.ts';
import type { FastifySchema } from 'fastify';

/** What enters and what leaves by a contract, for the route that answers to it. */
export function schemaOf(contract: Contract): FastifySchema {
  const { params, query: querystring, body, response, kind } = contract;
  const answers = kind === 'json' || kind === 'multipart' ? { 200: response } : {};
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && { body }),
    response: { ...answers, '4xx': errorBody, '5xx': errorBody },
  };
}
