/** A sum of whole numbers of any size that stays exact: large parts are set aside as a bigint. */
export class ExactSum {
  #large = 0n;
  #small = 0;

  /** @param integer  at most 2^53 - 1, of either sign */
  add(integer: number): void {
    this.#small += integer;
    if (Math.abs(this.#small) >= SET_ASIDE) {
      this.#large += BigInt(this.#small);
      this.#small = 0;
    }
  }

  addLarge(integer: bigint): void {
    this.#large += integer;
  }

  /** Adds a product, which may be larger than any safe number. */
  addProduct(a: number, b: number): void {
    const product = a * b;
    if (Math.abs(product) < SET_ASIDE) this.add(product);
    else this.#large += BigInt(a) * BigInt(b);
  }

  get total(): bigint {
    return this.#large + BigInt(this.#small);
  }
}

/** Below half of 2^53, so that one more of that size is still exact. */
const SET_ASIDE = 2 ** 52;
