import { api, ApiError, type Keys } from './api';
import type { Me } from './messages';

/** Whether this browser can make passkeys and reads what the house sends. */
export function keysWork(): boolean {
  return (
    window.isSecureContext &&
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** What the person's device has signed; null if they said no. */
async function signed(asking: Promise<Credential | null>): Promise<unknown> {
  try {
    const found = await asking;
    return found instanceof PublicKeyCredential ? found.toJSON() : null;
  } catch (wrong) {
    if (wrong instanceof DOMException && wrong.name === 'InvalidStateError')
      throw new ApiError('key_known');
    if (wrong instanceof DOMException) return null;
    throw wrong;
  }
}

export async function makeKey(): Promise<Keys | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.beginKey());
  const credential = await signed(navigator.credentials.create({ publicKey }));
  return credential ? api.addPasskey(credential) : null;
}

export async function comeWithKey(bring: boolean): Promise<Me | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.beginComing());
  const credential = await signed(navigator.credentials.get({ publicKey }));
  return credential ? api.comeWithKey(credential, bring) : null;
}
