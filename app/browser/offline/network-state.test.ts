import { describe, expect, test } from 'vitest';
import { type NetworkState, networkState, networkText } from './network-state.ts';

describe('the state of the network', () => {
  test.each<[boolean, string | undefined, NetworkState]>([
    [true, '4g', 'online'],
    [true, undefined, 'online'],
    [true, '3g', 'poor'],
    [true, '2g', 'very slow'],
    [true, 'slow-2g', 'very slow'],
    [false, '4g', 'offline'],
  ])('with onLine %s and type %s it is %s', (onLine, type, state) => {
    expect(networkState(onLine, type)).toBe(state);
  });
});

describe('the network banner', () => {
  test('says nothing on load when online and fast', () => {
    expect(networkText(undefined, 'online')).toBeUndefined();
  });

  test.each<[NetworkState, string]>([
    ['poor', 'Your internet connection is poor.'],
    ['very slow', 'Your internet connection is very slow.'],
    ['offline', 'You are offline. Check your internet connection.'],
  ])('says on load that it is %s', (state, text) => {
    expect(networkText(undefined, state)).toBe(text);
  });

  test('welcomes people back only after being offline', () => {
    expect(networkText('offline', 'online')).toBe('You are back online!');
    expect(networkText('offline', 'poor')).toBe('You are back online!');
    expect(networkText('poor', 'online')).toBeUndefined();
  });

  test('says nothing when nothing changed', () => {
    expect(networkText('poor', 'poor')).toBeUndefined();
  });
});
