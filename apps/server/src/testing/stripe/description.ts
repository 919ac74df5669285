import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
}

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: { 'application/x-www-form-urlencoded': { schema: JsonSchema } } };
}

/** The part of an OpenAPI description that a request is held against. */
export interface Description {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
}

/**
 * What our requests use of Stripe's API, in the shape of its OpenAPI description of 2023-08-16, and no more: a field
 * that is not here is one that nobody looked up.
 */
const ours: Description = {
  paths: {
    '/v1/checkout/sessions': {
      post: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['success_url'],
                properties: {
                  mode: { type: 'string', enum: ['payment', 'setup', 'subscription'] },
                  line_items: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: {
                        quantity: { type: 'integer' },
                        price_data: {
                          type: 'object',
                          required: ['currency'],
                          properties: {
                            currency: { type: 'string' },
                            unit_amount: { type: 'integer' },
                            product_data: {
                              type: 'object',
                              required: ['name'],
                              properties: { name: { type: 'string' } },
                            },
                          },
                        },
                      },
                    },
                  },
                  customer_email: { type: 'string' },
                  client_reference_id: { type: 'string', maxLength: 200 },
                  metadata: { type: 'object', additionalProperties: { type: 'string' } },
                  payment_intent_data: {
                    type: 'object',
                    properties: { metadata: { type: 'object', additionalProperties: { type: 'string' } } },
                  },
                  expires_at: { type: 'integer' },
                  success_url: { type: 'string', maxLength: 5000 },
                  cancel_url: { type: 'string', maxLength: 5000 },
                },
              },
            },
          },
        },
      },
    },
    '/v1/refunds': {
      post: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                properties: {
                  payment_intent: { type: 'string', maxLength: 5000 },
                  reason: { type: 'string', enum: ['duplicate', 'fraudulent', 'requested_by_customer'] },
                  metadata: { type: 'object', additionalProperties: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    },
    '/v1/checkout/sessions/{session}': { get: { parameters: [{ name: 'session' }] } },
    '/v1/payment_intents/{intent}': { get: { parameters: [{ name: 'intent' }] } },
  },
};

/** Ours, or Stripe's own from the file that `STRIPE_OPENAPI` names. */
export function stripeDescription(): Description {
  const file = process.env.STRIPE_OPENAPI;
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Description) : ours;
}

/** What is wrong with a request; null where the description allows it. */
export function complaintAbout(
  description: Description,
  { method, path, form }: { method: string; path: string; form: unknown },
): string | null {
  const found = Object.entries(description.paths).find(([template]) => matches(template, path));
  const operation = found?.[1][method.toLowerCase() as 'get' | 'post'];
  if (!operation) return `There is no ${method} ${path}.`;
  if (method === 'GET') return null;
  const schema = operation.requestBody?.content['application/x-www-form-urlencoded'].schema ?? {};
  // A form has nothing but text in it.
  const ajv = new Ajv({ coerceTypes: true, strict: false, logger: false });
  const validate = ajv.compile(closed(schema));
  return validate(form) ? null : ajv.errorsText(validate.errors);
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** The description leaves objects open that have no other fields. */
function closed(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([keyword, value]) => [keyword, closedWithin(value)]);
  const made = Object.fromEntries(entries) as JsonSchema;
  return made.properties && made.additionalProperties === undefined ? { ...made, additionalProperties: false } : made;
}

function closedWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedWithin);
  return typeof value === 'object' && value !== null ? closed(value as JsonSchema) : value;
}
