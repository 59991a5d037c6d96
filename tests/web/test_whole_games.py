"""Whole games by clicking, against bots, to the final screen."""

from __future__ import annotations

from tests.web.conftest import Enter


def test_the_card_game_to_the_end_and_its_dice_checked(enter: Enter) -> None:
    nora = enter()
    nora.play_now(0)
    nora.play_to_the_end()
    assert nora.moves["lay"] >= 3
    assert nora.moves["score-skip"] + nora.moves.get("score-next", 0) >= 3
    assert nora.page.locator("[data-testid=game-over] li").count() == 4
    nora.page.get_by_role("button", name="Verify the dice").click()
    nora.page.locator("[data-act=run-verify]").click()
    nora.page.get_by_text("numbers are right").wait_for()
    nora.page.get_by_role("button", name="Close").click()
    nora.page.locator("[data-act=rematch]").click()
    nora.page.get_by_text("Choose in secret").wait_for()


def test_the_board_game_to_the_end(enter: Enter) -> None:
    nora = enter()
    nora.play_now(1)
    nora.play_to_the_end()
    assert nora.moves["place"] == 1
    assert nora.moves["lay"] >= 3
    assert nora.page.locator("[data-testid=game-over] li").count() == 4
